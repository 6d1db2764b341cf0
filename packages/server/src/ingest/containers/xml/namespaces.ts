/** Office files come in two generations of namespaces, and 2003's besides; the short names stand for all of them. */
const shortNames: ReadonlyMap<string, string> = new Map(
  Object.entries({
    w: [
      'http://schemas.openxmlformats.org/wordprocessingml/2006/main',
      'http://purl.oclc.org/ooxml/wordprocessingml/main',
      'http://schemas.microsoft.com/office/word/2003/wordml',
    ],
    p: [
      'http://schemas.openxmlformats.org/presentationml/2006/main',
      'http://purl.oclc.org/ooxml/presentationml/main',
    ],
    a: ['http://schemas.openxmlformats.org/drawingml/2006/main', 'http://purl.oclc.org/ooxml/drawingml/main'],
    c: [
      'http://schemas.openxmlformats.org/drawingml/2006/chart',
      'http://purl.oclc.org/ooxml/drawingml/chart',
    ],
    dgm: [
      'http://schemas.openxmlformats.org/drawingml/2006/diagram',
      'http://purl.oclc.org/ooxml/drawingml/diagram',
    ],
    r: [
      'http://schemas.openxmlformats.org/officeDocument/2006/relationships',
      'http://purl.oclc.org/ooxml/officeDocument/relationships',
    ],
    m: [
      'http://schemas.openxmlformats.org/officeDocument/2006/math',
      'http://purl.oclc.org/ooxml/officeDocument/math',
    ],
    pic: [
      'http://schemas.openxmlformats.org/drawingml/2006/picture',
      'http://purl.oclc.org/ooxml/drawingml/picture',
    ],
    cx: ['http://schemas.microsoft.com/office/drawing/2014/chartex'],
    mc: ['http://schemas.openxmlformats.org/markup-compatibility/2006'],
    v: ['urn:schemas-microsoft-com:vml'],
    o: ['urn:schemas-microsoft-com:office:office'],
    p188: ['http://schemas.microsoft.com/office/powerpoint/2018/8/main'],
    pkg: ['http://schemas.microsoft.com/office/2006/xmlPackage'],
    rel: ['http://schemas.openxmlformats.org/package/2006/relationships'],
    ct: ['http://schemas.openxmlformats.org/package/2006/content-types'],
  }).flatMap(([short, addresses]) => addresses.map((address) => [address, short] as const)),
)

const knownShort: ReadonlySet<string> = new Set(shortNames.values())

/** The short name of a namespace; where a damaged file no longer says which it is, the usual prefix stands for it. */
export function shortName(address: string, prefix: string): string {
  if (address === '') return prefix
  return shortNames.get(address) ?? (knownShort.has(prefix) ? prefix : '?')
}

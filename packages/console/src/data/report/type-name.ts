/** A type in words; one that is not known is called what it is called. */
export const typeName = (type: string, names: { readonly [type: string]: string }): string =>
  names[type] ?? type

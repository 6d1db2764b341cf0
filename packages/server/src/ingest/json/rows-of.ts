import { isList, isObject, memberOf, type Json, type JsonObject } from './json-value.ts'

/** The rows in a value where a row is due: a list of records is each of them, a place on a map its properties. */
export function rowsOf(value: Json): readonly Json[] {
  if (isObject(value)) return [record(value)]
  if (isList(value) && value.items.length > 0 && value.items.every(isObject)) return value.items.map(record)
  return [value]
}

/** A GeoJSON feature as a flat record; other objects as they are. */
function record(object: JsonObject): JsonObject {
  if (!object.keys.includes('geometry') || memberOf(object, 'type') !== 'Feature') return object
  const properties = memberOf(object, 'properties')
  const geometry = memberOf(object, 'geometry')
  const members: (readonly [string, Json])[] = []
  const id = memberOf(object, 'id')
  if (id !== undefined) members.push(['id', id])
  if (isObject(properties))
    properties.keys.forEach((key, at) => members.push([key, properties.values[at] ?? '']))
  members.push(...geometryMembers(geometry))
  return { ...object, keys: members.map(([key]) => key), values: members.map(([, value]) => value) }
}

function geometryMembers(geometry: Json | undefined): readonly (readonly [string, Json])[] {
  const kind = isObject(geometry) ? (memberOf(geometry, 'type') ?? '') : ''
  const place = isObject(geometry) ? memberOf(geometry, 'coordinates') : undefined
  const [longitude = '', latitude = ''] = kind === 'Point' && isList(place) ? place.items : []
  return [
    ['geometry.type', kind],
    ['geometry.longitude', longitude],
    ['geometry.latitude', latitude],
  ]
}

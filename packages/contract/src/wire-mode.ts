/** How the service speaks: as it is specified, or as public clients of the same wire expect it. */
export const wireModes = ['spec', 'clients'] as const
export type WireMode = (typeof wireModes)[number]

/** Marks a schema that exists in one mode only; openapi.json of the other is without it. */
export const onlyIn = (mode: WireMode) => ({ 'x-wire': mode })

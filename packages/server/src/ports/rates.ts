/** How often somebody may come: `perSecond` tokens at most, refilled evenly, whichever process is asked. */
export interface Rates {
  take(subject: string, perSecond: number): Promise<Taken>
}

export interface Taken {
  readonly allowed: boolean
  /** Whole tokens that are left. */
  readonly remaining: number
  /** Until there is one again; 0 where there is. */
  readonly waitSeconds: number
}

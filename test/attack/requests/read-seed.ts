/** The seed of an attack: fixed by default, `TOTE_SEED=7` for another, `TOTE_SEED=any` for a random one. */
export function readSeed(value = process.env.TOTE_SEED ?? '1991'): number {
  return value === 'any' ? Math.floor(Math.random() * 1_000_000) : Number(value)
}

/** Which requests an attack makes: the same in every run, `TOTE_SEED=7` others, `TOTE_SEED=any` new ones each time. */
export function readSeed(wanted = process.env.TOTE_SEED ?? '1991'): number {
  return wanted === 'any' ? Math.floor(Math.random() * 1_000_000) : Number(wanted)
}

import fc from 'fast-check'

/** Property tests use the same cases in every run. `TOTE_SEED=any`, or another seed, tries others. */
const seed = process.env.TOTE_SEED ?? '1991'
if (seed !== 'any') fc.configureGlobal({ seed: Number(seed) })

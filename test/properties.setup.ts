import fc from 'fast-check'

/**
 * Property tests ask the same cases every time, so that red is about the change at hand. Another seed, or `TOTE_SEED=any` for a
 * new one in every run, looks for what nobody thought of.
 */
const seed = process.env.TOTE_SEED ?? '1991'
if (seed !== 'any') fc.configureGlobal({ seed: Number(seed) })

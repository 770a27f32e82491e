/** Scripts of a first view, compressed. */
export const maxScriptBytes = 110_000

/** Deeper than any product list, and far from what makes parsing slow. */
const deepest = 32

/**
 * Parses JSON of a stranger; undefined when it is none. Two megabytes of `[` take V8 up to 0.8 s, in which no page is
 * served (the same size of flat values: 0.15 s), so depth is counted before parsing.
 */
export function parseShallowJson(bytes: Uint8Array): unknown {
  if (isDeep(bytes)) return undefined
  try {
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    return undefined
  }
}

/** Bytes are enough: in UTF-8 no part of a longer character looks like a bracket, a quote or a backslash. */
function isDeep(bytes: Uint8Array): boolean {
  let depth = 0
  let inText = false
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at]
    if (inText) {
      if (byte === backslash) at++
      else if (byte === quote) inText = false
    } else if (byte === quote) inText = true
    else if (byte === openArray || byte === openObject) {
      if (++depth > deepest) return true
    } else if (byte === closeArray || byte === closeObject) depth--
  }
  return false
}

const [quote, backslash, openArray, closeArray, openObject, closeObject] = new TextEncoder().encode('"\\[]{}')

/** Deeper than any product list, but not deep enough to make parsing slow. */
const maxDepth = 32

/**
 * Parses untrusted JSON; undefined when it is invalid or too deep. Depth is checked first, because V8 takes up to 0.8 s
 * to parse two megabytes of `[` (0.15 s for flat values).
 */
export function parseShallowJson(bytes: Uint8Array): unknown {
  if (isDeep(bytes)) return undefined
  try {
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    return undefined
  }
}

/** Works on bytes: in UTF-8, no part of a longer character equals a bracket, quote or backslash. */
function isDeep(bytes: Uint8Array): boolean {
  let depth = 0
  let inString = false
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at]
    if (inString) {
      if (byte === backslash) at++
      else if (byte === quote) inString = false
    } else if (byte === quote) inString = true
    else if (byte === openArray || byte === openObject) {
      if (++depth > maxDepth) return true
    } else if (byte === closeArray || byte === closeObject) depth--
  }
  return false
}

const [quote, backslash, openArray, closeArray, openObject, closeObject] = new TextEncoder().encode('"\\[]{}')

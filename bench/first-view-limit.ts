/** Scripts of a first view, compressed: 110 KB for browsing, and 6 KB for carts, wish lists and the comparison. */
export const maxScriptBytes = 116_000

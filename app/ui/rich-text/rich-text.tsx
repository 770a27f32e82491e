import { Fragment, type ReactNode } from 'react'

/**
 * A message with elements inside its sentence: for `'See our <terms>terms</terms>.'`, `wrap.terms` gets "terms" and returns its
 * element. A tag missing in `wrap` is left out, and its text stays.
 */
export function RichText({
  text,
  wrap,
}: {
  text: string
  wrap: Record<string, (inner: string) => ReactNode>
}) {
  const parts = text.split(/<(\w+)>(.*?)<\/\1>/)
  return parts.map((part, index) => {
    if (index % 3 === 0) return part
    if (index % 3 === 1) return null
    const element = wrap[parts[index - 1]!]?.(part) ?? part
    return <Fragment key={index}>{element}</Fragment>
  })
}

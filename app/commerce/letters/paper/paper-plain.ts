import type { Good, Paper, Part, Row, Sender } from './paper.ts'

/** As wide as a line may be without being broken again on the way: RFC 5322, section 2.1.1, wants 78 at most. */
const width = 72

/** A letter's plain text, for whoever reads mail without HTML. */
export function paperPlain({ heading, parts }: Paper, sender: Sender): string {
  const { shopName, address, email, phone, url } = sender
  const foot = [
    [shopName, address].filter(Boolean).join(', '),
    [email, phone].filter(Boolean).join(' · '),
    url,
  ]
  return `${[heading, ...parts.map(partPlain), ['-- ', ...foot.filter(Boolean)].join('\n')].join('\n\n')}\n`
}

function partPlain(part: Part): string {
  switch (part.kind) {
    case 'text':
      return wrapped(part.text)
    case 'note':
      return [part.title, wrapped(part.text)].filter(Boolean).join('\n')
    case 'button':
    case 'link':
      return `${part.label}:\n${part.href}`
    case 'goods':
      return part.goods.map(goodPlain).join('\n')
    case 'sum':
      return part.rows.map(rowPlain).join('\n')
    case 'lines':
      return [part.title, ...part.lines.flatMap(line => line.split('\n')).map(line => `  ${line}`)].join('\n')
  }
}

function goodPlain({ title, options, count, amount }: Good): string {
  const details = [options, count].filter(Boolean).join(', ')
  return [...rowPlain({ label: title, value: amount }).split('\n'), details && `  ${details}`]
    .filter(Boolean)
    .join('\n')
}

/** A label, and its value at the right edge; a label too long for that has lines of its own. */
function rowPlain({ label, value }: Row): string {
  const lines = wrapped(label, width - value.length - 2).split('\n')
  const last = lines.pop() ?? ''
  return [...lines, `${last}${' '.repeat(Math.max(width - last.length - value.length, 2))}${value}`].join(
    '\n',
  )
}

/** Broken at spaces only: what has none, such as an address, stays whole. */
function wrapped(words: string, most = width): string {
  return words
    .split('\n')
    .map(line =>
      line
        .split(' ')
        .reduce(
          ({ done, now }, word) =>
            now !== '' && now.length + 1 + word.length > most
              ? { done: `${done}${now}\n`, now: word }
              : { done, now: now === '' ? word : `${now} ${word}` },
          { done: '', now: '' },
        ),
    )
    .map(({ done, now }) => done + now)
    .join('\n')
}

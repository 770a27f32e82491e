import { type InputSource, SentValues } from './input-source.server.ts'

/** Options of a command line: `--name value`, `--name=value`, or `--name` alone for yes. Other words are fields of their own. */
export function optionsSource(words: readonly string[]): InputSource {
  const values = new SentValues()
  const rest = [...words]
  for (let word = rest.shift(); word !== undefined; word = rest.shift()) {
    const [, name, value] = /^--([^=]+)(?:=([\s\S]*))?$/.exec(word) ?? []
    if (name === undefined) values.add(word, word)
    else if (value !== undefined) values.add(name, value)
    else values.add(name, rest[0] === undefined || rest[0].startsWith('--') ? true : rest.shift())
  }
  return values.source('options')
}

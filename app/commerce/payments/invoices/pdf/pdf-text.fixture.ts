/**
 * The text lines of an uncompressed PDF of the shop, decoded by the `ToUnicode` tables of its fonts and by `ActualText`. Lines from right
 * to left are in the order of the paper. Source: ISO 32000-1, sections 9.4.3, 9.10.3 and 14.9.4.
 */
export function pdfText(file: Buffer): string[] {
  const text = file.toString('latin1')
  const fonts = fontsOf(text)
  const lines: string[] = []
  let lastPlace: string | undefined
  for (const [token, run, tag] of text.matchAll(/BT\n?([\s\S]*?)ET|\/(\w+) <<[^<>]*>> BDC/g)) {
    if (run === undefined) {
      lastPlace = tag === 'Artifact' ? undefined : ''
      continue
    }
    const [, y] = /[\d.-]+ ([\d.-]+) Tm/.exec(token) ?? []
    const shown = shownText(run, fonts)
    // In a tagged part, what stands at one height is one line.
    if (lastPlace === y) lines[lines.length - 1] += shown
    else lines.push(shown)
    if (lastPlace !== undefined) lastPlace = y
  }
  return lines
}

type Letters = (glyph: string) => string | undefined

function fontsOf(text: string): Map<string, Letters> {
  const objects = new Map(
    [...text.matchAll(/^(\d+) 0 obj\n([\s\S]*?)\nendobj/gm)].map(([, id, body]) => [id!, body!]),
  )
  const lettersOf = (font: string): Letters => {
    const table = objects.get(/\/ToUnicode (\d+) 0 R/.exec(objects.get(font) ?? '')?.[1] ?? '') ?? ''
    const range = /beginbfrange\n<0000> <\w+> \[(.*)\]/.exec(table)?.[1]
    const letters = [...(range ?? '').matchAll(/<([^>]*)>/g)].map(([, codes]) => decode(codes!))
    const glyphs = new Map(
      [...table.matchAll(/^<(\w{4})> <(\w+)>$/gm)].map(([, glyph, codes]) => [glyph!, decode(codes!)]),
    )
    return glyph => (range === undefined ? glyphs.get(glyph) : letters[Number.parseInt(glyph, 16)])
  }
  const fonts = new Map<string, Letters>()
  for (const body of objects.values())
    for (const [, name, id] of body.matchAll(/\/(F\d+) (\d+) 0 R/g)) fonts.set(name!, lettersOf(id!))
  return fonts
}

function shownText(run: string, fonts: Map<string, Letters>): string {
  let letters: Letters = () => ''
  let isReplaced = false
  let shown = ''
  for (const [token, font, actual, glyphs] of run.matchAll(
    /\/(F\d+) [\d.]+ Tf|\/Span <<\/ActualText <(\w+)>>> BDC|\[(.*)\] TJ|EMC/g,
  )) {
    if (font) letters = fonts.get(font) ?? letters
    else if (actual) {
      shown += decode(actual.slice('feff'.length))
      isReplaced = true
    } else if (token === 'EMC') isReplaced = false
    else if (!isReplaced)
      for (const [, hex] of glyphs!.matchAll(/<([^>]*)>/g))
        for (const glyph of hex!.match(/.{4}/g) ?? []) shown += letters(glyph) ?? ''
  }
  return shown
}

function decode(hex: string): string {
  return Buffer.from(hex.replaceAll(' ', ''), 'hex').swap16().toString('utf16le')
}

interface TaggedText {
  tag: string
  text: string
  lang?: string
  scope?: string
}

/** The tagged texts of a PDF, as a screen reader reads them. Source: ISO 32000-1, section 14.7. */
export function structureOf(file: Buffer): TaggedText[] {
  const text = file.toString('latin1')
  const objects = new Map(
    [...text.matchAll(/^(\d+) 0 obj\n([\s\S]*?)\nendobj/gm)].map(([, id, body]) => [id!, body!]),
  )
  const fonts = fontsOf(text)
  const shownOn = (page: string, content: string) => {
    const stream = objects.get(/\/Contents (\d+) 0 R/.exec(objects.get(page)!)![1]!)!
    const part = stream.split(new RegExp(`/\\w+ <<\\n?/MCID ${content}\\n?>> BDC`))[1]!
    // The content ends with its own mark, after those of texts within it.
    const [inside] = /^(?:(?!\/Span|BDC|EMC)[\s\S]|\/Span[^\n]*BDC(?:(?!EMC)[\s\S])*EMC)*/.exec(part)!
    return [...inside.matchAll(/BT\n?([\s\S]*?)ET/g)].map(([, run]) => shownText(run!, fonts)).join('')
  }
  const read = (id: string): TaggedText[] => {
    const body = objects.get(id)!
    const [, kids] = /\/K \[([^\]]*)\]/.exec(body) ?? []
    const elements = [...(kids ?? '').matchAll(/(\d+) 0 R/g)].flatMap(([, kid]) => read(kid!))
    if (elements.length > 0 || !kids) return elements
    const page = /\/Pg (\d+) 0 R/.exec(body)![1]!
    const actual = /\/ActualText (\((?:\\.|[^\\)])*\))/s.exec(body)?.[1]
    const lang = /\/Lang \(([^)]*)\)/.exec(body)?.[1]
    const scope = /\/Scope \/(\w+)/.exec(body)?.[1]
    return [
      {
        tag: /\/S \/(\w+)/.exec(body)![1]!,
        text: actual
          ? literal(actual)
          : kids
              .trim()
              .split(/\s+/)
              .map(content => shownOn(page, content))
              .join(''),
        ...(lang && { lang }),
        ...(scope && { scope }),
      },
    ]
  }
  const root = /\/StructTreeRoot (\d+) 0 R/.exec(text)?.[1]
  return root ? read(root) : []
}

/** A string in parentheses, in UTF-16 if it begins with its mark: ISO 32000-1, section 7.3.4.2. */
function literal(written: string): string {
  const escapes: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }
  const bytes = written.slice(1, -1).replace(/\\([\s\S])/g, (_, one: string) => escapes[one] ?? one)
  return bytes.startsWith('\xfe\xff') ? decode(Buffer.from(bytes.slice(2), 'latin1').toString('hex')) : bytes
}

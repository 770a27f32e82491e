/** A form on a page: its address and what a browser would send. */
export interface PageForm {
  method: 'GET' | 'POST'
  action: string
  fields: [name: string, value: string][]
  /** Whether it takes files. */
  isMultipart: boolean
}

/** The shop's addresses on a page, in links and in fields to copy. */
export function linksOf(html: string, origin: string): string[] {
  const found = html.matchAll(/\s(?:href|value)="([^"]+)"/g)
  return [...found].flatMap(([, text]) => {
    const address = decoded(text!).replace(origin, '')
    return address.startsWith('/') ? [address] : []
  })
}

/** All forms of a page, one per button, because a button may have its own address and value. */
export function formsOf(html: string, page: string): PageForm[] {
  const forms = [...html.matchAll(/<form\s?([^>]*)>(.*?)<\/form>/gs)].map(([, tag, inside]) => ({
    id: attribute(tag!, 'id'),
    tag: tag!,
    controls: controlsOf(inside!).filter(control => attribute(control.tag, 'form') === undefined),
  }))
  const outside = controlsOf(html).filter(control => attribute(control.tag, 'form') !== undefined)
  return forms.flatMap(({ id, tag, controls }) => {
    if (attribute(tag, 'method') === 'dialog') return []
    const own = [
      ...controls,
      ...outside.filter(control => id !== undefined && attribute(control.tag, 'form') === id),
    ]
    const fields = own.flatMap(({ kind, field }) => (kind === 'button' || !field ? [] : [field]))
    const buttons = own.filter(({ kind }) => kind === 'button')
    return (buttons.length > 0 ? buttons : [undefined]).map(button => ({
      method: isPost(attribute(button?.tag ?? '', 'formmethod') ?? attribute(tag, 'method')),
      action: attribute(button?.tag ?? '', 'formaction') ?? attribute(tag, 'action') ?? page,
      fields: button?.field ? [...fields, button.field] : fields,
      isMultipart: attribute(tag, 'enctype') === 'multipart/form-data',
    }))
  })
}

const isPost = (method: string | undefined): PageForm['method'] =>
  method?.toLowerCase() === 'post' ? 'POST' : 'GET'

interface Control {
  kind: string
  tag: string
  field: [name: string, value: string] | undefined
}

const anyControl = /<(input|button)\s([^>]*)>|<(textarea|select)\s([^>]*)>(.*?)<\/\3>/gs

function controlsOf(html: string): Control[] {
  return [...html.matchAll(anyControl)].flatMap(([, short, shortTag, long, longTag, inside = '']) => {
    const tag = shortTag ?? longTag!
    if (/\stype="(?:radio|checkbox)"/.test(` ${tag}`) && !/\schecked\b/.test(tag)) return []
    const name = attribute(tag, 'name')
    const value = long === 'select' ? chosenIn(inside) : (attribute(tag, 'value') ?? decoded(inside))
    const field = name === undefined ? undefined : ([name, value] satisfies Control['field'])
    return { kind: short ?? long!, tag, field }
  })
}

function chosenIn(options: string): string {
  const [, tag = '', text = ''] =
    /<option([^>]*\sselected[^>]*)>([^<]*)/.exec(options) ?? /<option([^>]*)>([^<]*)/.exec(options) ?? []
  return attribute(tag, 'value') ?? decoded(text)
}

function attribute(tag: string, name: string): string | undefined {
  const found = new RegExp(`(?:^|\\s)${name}="([^"]*)"`, 'i').exec(tag)
  return found ? decoded(found[1]!) : undefined
}

function decoded(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
}

import { beforeAll, describe, expect, it } from 'vitest'
import { settingTopicNames } from '#commerce/running/settings/setting-topics.ts'
import { officeCookie } from '#web/staff/office-cookie.fixture.ts'
import { builtShop } from '../built-shop.ts'
import { blackTeeSku } from '../demo-skus.ts'
import { plainText } from '../html.ts'
import { liftedRates } from '../lifted-rates.ts'
import { forms } from './form-inputs.ts'
import { createAttackShopper } from './requests/attack-shoppers.ts'
import { fillRoute } from './requests/attacked-routes.ts'
import { crawl } from './requests/crawl.ts'
import { formsOf, type PageForm } from './requests/page-forms.ts'

const tooLong = 'x'.repeat(6000)

/** Wrong values that people type. */
const mistakes = ['', '-', tooLong, 'US\nXX\nYY', '12,3,4', '99999999999']

/** Of a form with a table, as many fields are also wrong alone. */
const maxAlone = 12

interface OfficeForm {
  page: string
  form: PageForm
  /** The fields that people type into, with the longest text that a browser takes. */
  typed: Map<string, number>
}

/** Forms before the office is open: their errors are tested beside them. */
const isOutside = (url: string) => /^\/office\/(sign-in|secure|confirm)/.test(url)

const declared = forms.map(([url]) => url).filter(url => url.startsWith('/office/') && !isOutside(url))

const patternOf = (url: string) => new RegExp(`^${url.replaceAll(/:\w+/g, '[^/?]+')}$`)

/** The declared URL of a path, which names its parameters. */
function urlOf(path: string): string {
  const [pathname] = path.split('?')
  return declared.includes(pathname!)
    ? pathname!
    : (declared.find(url => patternOf(url).test(pathname!)) ?? '')
}

function typedFields(html: string, { fields }: PageForm): OfficeForm['typed'] {
  const tags = [...html.matchAll(/<(?:input|textarea)\s[^>]*>/g)].map(([tag]) => tag)
  const typed = fields.flatMap(([name]) => {
    const tag = tags.find(tag => tag.includes(` name="${name}"`))
    const isTyped = tag && !/type="(?:hidden|checkbox|radio|file|color)"/.test(tag)
    const max = Number(/maxlength="(\d+)"/i.exec(tag ?? '')?.[1] ?? tooLong.length)
    return isTyped ? [[name, max] as const] : []
  })
  return new Map(typed)
}

/** Faults in how a page shows the errors of a form. */
function faultsOf(html: string): string[] {
  const texts = new Map<string, string[]>()
  for (const [, tag, id] of html.matchAll(/<(\w+)\b[^>]*\sid="([^"]*)"/g)) {
    const [, inside = ''] = html.split(` id="${id}"`, 2)
    const text = plainText(`<${inside.split(`</${tag}>`, 1)[0]}`)
    texts.set(id!, [...(texts.get(id!) ?? []), text])
  }
  const invalid = [...html.matchAll(/<[^>]*\saria-invalid="true"[^>]*>/g)].map(([tag]) => {
    const [, note = ''] = /\saria-describedby="([^"]*)"/.exec(tag) ?? []
    return { tag, note }
  })
  const conflicts = new Set([...html.matchAll(/ name="(keep\.[^"]*)"/g)].map(([, name]) => name))
  // Several fields can share an error, such as the rows of rates.
  const errors = new Set(invalid.map(({ note }) => note)).size + conflicts.size
  const counted = Number(/(\d+) fields? needs? a fix/.exec(html)?.[1] ?? 0)
  const alerts = [...html.matchAll(/<(\w+)\b[^>]*\srole="alert"[^>]*>(.*?)<\/\1>/gs)]
  const links = [...html.matchAll(/\shref="#([^"]+)"/g)].map(([, id]) => id!)
  return [
    ...invalid.flatMap(({ tag, note }) => (texts.get(note)?.[0] ? [] : [`without a reason: ${tag}`])),
    ...links.flatMap(id => (texts.has(id) ? [] : [`leads nowhere: #${id}`])),
    ...[...texts].flatMap(([id, { length }]) => (length > 1 ? [`twice: #${id}`] : [])),
    ...(counted > 0 && counted !== errors ? [`counts ${counted}, shows ${errors}`] : []),
    ...(errors === 0 && !alerts.some(([, , text]) => plainText(text!)) ? ['names no error'] : []),
  ]
}

describe('every form of the office', () => {
  const shop = builtShop({ rates: liftedRates })
  const found: OfficeForm[] = []
  let cookie = ''

  const open = (page: string) => shop.fetch(page, { headers: { cookie } })

  /** Pages with a form in its route, and those that links lead to, four of each kind. */
  async function pagesWithForms(): Promise<string[]> {
    const known: Record<string, string> = { sku: blackTeeSku, kind: 'order-confirmed' }
    const own = declared.flatMap(url =>
      url === '/office/settings/:topic'
        ? settingTopicNames.map(topic => fillRoute(url, () => topic))
        : [fillRoute(url, name => known[name] ?? '1')],
    )
    const { number } = await shop.db
      .selectFrom('customer_order')
      .select('number')
      .where('state', '=', 'placed')
      .executeTakeFirstOrThrow()
    const steps = ['', '/ship', '/refund', '/edit'].map(step => `/office/orders/${number}${step}`)
    const ofKind = new Map<string, number>()
    const follows = (link: string) => {
      const kind = link.split('?')[0]!.replace(/[^/]*[\d%][^/]*/g, '1')
      ofKind.set(kind, (ofKind.get(kind) ?? 0) + 1)
      return kind.startsWith('/office') && ofKind.get(kind)! <= 4
    }
    const { pages } = await crawl(shop.origin, open, ['/office'], follows)
    return [...new Set([...own, ...steps, ...pages])]
  }

  beforeAll(async () => {
    cookie = await officeCookie(shop, 'owner')
    await createAttackShopper(shop, 1, { hasAccount: true })
    const seen = new Set<string>()
    for (const page of await pagesWithForms()) {
      const html = await (await open(page)).text()
      for (const form of formsOf(html, page)) {
        const typed = typedFields(html, form)
        const names = [...typed.keys()].map(name => name.replace(/\d+/, ''))
        const kind = [urlOf(form.action), ...new Set(names)].join(' ')
        if (form.method === 'GET' || typed.size === 0 || seen.has(kind)) continue
        seen.add(kind)
        found.push({ page, form, typed })
      }
    }
  }, 120_000)

  async function faults({ page, form, typed }: OfficeForm): Promise<Set<string>> {
    const all = new Set<string>()
    const send = async (values: Record<string, string>) => {
      const body = form.isMultipart ? new FormData() : new URLSearchParams()
      for (const [name, value] of form.fields)
        body.append(name, values[name]?.slice(0, typed.get(name)) ?? value)
      const headers = { cookie, origin: shop.origin, referer: shop.origin + page }
      const response = await shop.fetch(form.action, { method: 'POST', body, headers })
      const html = (await response.text()).replaceAll('<!-- -->', '')
      if (response.status < 400 || response.status === 413) return
      const about = JSON.stringify(values).slice(0, 60)
      for (const fault of faultsOf(html)) all.add(`${response.status} ${fault} ${about}`)
    }
    for (const mistake of mistakes)
      await send(Object.fromEntries([...typed.keys()].map(name => [name, mistake])))
    for (const [at, name] of [...typed.keys()].slice(0, maxAlone).entries())
      await send({ [name]: mistakes[at % mistakes.length]! })
    return all
  }

  it('shows every error that it counts, beside its field', async () => {
    const met = new Set(found.map(({ form }) => urlOf(form.action)))
    expect(declared.filter(url => url.endsWith('/new') && !met.has(url))).toEqual([])
    expect(found.length).toBeGreaterThan(60)
    const all: string[] = []
    for (const one of found) for (const fault of await faults(one)) all.push(`${one.form.action}: ${fault}`)
    expect(all).toEqual([])
  }, 300_000)
})

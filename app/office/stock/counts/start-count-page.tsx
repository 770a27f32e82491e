import { data, Form } from 'react-router'
import { isAtOrBelow } from '#commerce/catalog/categories/category-tree.ts'
import { readCategoryChoices } from '#commerce/catalog/categories/category-tree-store.server.ts'
import { startCount } from '#commerce/catalog/stock/counts/count-stock.server.ts'
import type { CountScope } from '#commerce/catalog/stock/counts/start-count-store.server.ts'
import { parseSkuList } from '#commerce/catalog/stock/counts/stock-count.ts'
import { optionalField } from '#commerce/editing/input/field.server.ts'
import { idField } from '#commerce/editing/input/number-fields.server.ts'
import { choiceField, textField } from '#commerce/editing/input/text-fields.server.ts'
import { staffActor } from '#commerce/values/actor.ts'
import { stockCountMessages as texts } from '#messages/office/stock-counts.ts'
import { acceptForm } from '#web/requests/accept-form.server.ts'
import { readInput, refuseInput } from '#web/requests/read-input.server.ts'
import { shopContext, staffContext } from '#web/shop/context.ts'
import { allow } from '#web/staff/allow.server.ts'
import { redirectWithNotice } from '../../notices/notice.server.ts'
import { Check, ControlError, SelectBox, TextArea } from '../../ui/form/office-field.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import type { Route } from './+types/start-count-page.ts'
import styles from './start-count-page.module.css'

const fields = {
  scope: choiceField(['all', 'category', 'list']),
  category: optionalField(idField),
  skus: optionalField(textField({ max: 20_000, lines: true }), ''),
}

export const middleware = [allow('stock.edit'), acceptForm(fields, { maxBytes: 128 * 1024 })]

export async function loader({ context }: Route.LoaderArgs) {
  const categories = await readCategoryChoices(context.get(shopContext).db)
  return { categories: categories.map(({ id, name }) => ({ value: String(id), label: name })) }
}

export async function action(args: Route.ActionArgs) {
  const input = await readInput(args, fields)
  if (!input.ok) return refuseInput(args)
  const { request, context } = args
  const { db } = context.get(shopContext)
  const { typed } = input
  const scope = scopeOf(input.values, await readCategoryChoices(db))
  if (!scope) return data({ typed, errors: { category: texts.chooseCategory } }, { status: 400 })
  const actor = staffActor(context.get(staffContext))
  const started = await startCount(db, scope.scope, { name: scope.name, actor, now: new Date() })
  if (!started.ok) {
    const field = input.values.scope === 'all' ? 'scope' : input.values.scope === 'list' ? 'skus' : 'category'
    const error =
      started.reason === 'unknown-skus' ? texts.unknownSkus(started.skus) : texts.notStarted[started.reason]
    return data({ typed, errors: { [field]: error } }, { status: 400 })
  }
  const { id, lines, elsewhere } = started
  return redirectWithNotice(request, `/office/stock/counts/${id}`, { text: texts.started(lines, elsewhere) })
}

interface SentScope {
  scope: 'all' | 'category' | 'list'
  category: number | undefined
  skus: string
}

function scopeOf(
  { scope, category, skus }: SentScope,
  categories: Awaited<ReturnType<typeof readCategoryChoices>>,
): { scope: CountScope; name: string } | undefined {
  if (scope === 'all') return { scope: { kind: 'all' }, name: texts.allProducts }
  if (scope === 'list') {
    const list = parseSkuList(skus)
    return { scope: { kind: 'list', skus: list }, name: texts.listName(list.length) }
  }
  const root = categories.find(({ id }) => id === category)
  if (!root) return undefined
  const counted = categories.filter(({ id }) => isAtOrBelow(categories, id, root.id))
  return { scope: { kind: 'category', categoryIds: counted.map(({ id }) => id) }, name: root.name }
}

/** Chooses what is counted. */
export default function StartCountPage({ loaderData, actionData }: Route.ComponentProps) {
  const typed = actionData?.typed ?? {}
  const errors: Record<string, string> = actionData?.errors ?? {}
  const scope = (value: 'all' | 'category' | 'list') => (
    <Check
      type="radio"
      name="scope"
      value={value}
      label={texts.scopes[value]}
      defaultChecked={(typed.scope ?? 'all') === value}
      {...(errors.scope && { 'aria-invalid': true, 'aria-describedby': 'scope-note' })}
    />
  )
  return (
    <>
      <PageHead
        title={texts.start}
        trail={[
          { to: '/office/stock', label: texts.stock },
          { to: '/office/stock/counts', label: texts.title },
        ]}
      />
      <p className="soft">{texts.startIntro}</p>
      <Form method="post" className={styles.form}>
        <fieldset aria-describedby={errors.scope ? 'scope-note' : undefined}>
          <legend>{texts.scope}</legend>
          {scope('all')}
          <ControlError role="alert" id="scope" error={errors.scope} />
          {loaderData.categories.length > 0 && (
            <>
              {scope('category')}
              <SelectBox
                name="category"
                label={texts.category}
                options={loaderData.categories}
                defaultValue={typed.category}
                error={errors.category}
              />
            </>
          )}
          {scope('list')}
          <TextArea
            name="skus"
            label={texts.list}
            hint={texts.listHint}
            defaultValue={typed.skus ?? ''}
            error={errors.skus}
          />
        </fieldset>
        <button type="submit" className="button main" data-key="save">
          {texts.start}
        </button>
      </Form>
    </>
  )
}

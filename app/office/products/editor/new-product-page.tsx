import { data } from 'react-router'
import { listField } from '#commerce/editing/input/field.server.ts'
import { SentValues } from '#commerce/editing/input/input-source.server.ts'
import { amountField } from '#commerce/editing/input/number-fields.server.ts'
import { parseInput } from '#commerce/editing/input/parse-input.server.ts'
import { textField, typedField } from '#commerce/editing/input/text-fields.server.ts'
import { createProduct } from '#commerce/editing/products/create-product.server.ts'
import { readShopOptions } from '#commerce/editing/products/options/option-value-store.server.ts'
import { productFormChoices } from '#commerce/editing/products/product-form-choices.server.ts'
import { productEditorMessages as messages } from '#messages/office/product-editor.ts'
import { recordErrorTexts } from '#messages/record-errors.ts'
import { acceptForm } from '#web/requests/accept-form.server.ts'
import { readInput, refuseInput } from '#web/requests/read-input.server.ts'
import { shopContext, staffContext } from '#web/shop/context.ts'
import { allow } from '#web/staff/allow.server.ts'
import { formOrigin } from '#web/staff/form-origin.server.ts'
import { redirectWithNotice } from '../../notices/notice.server.ts'
import { Block } from '../../ui/block.tsx'
import { DraftForm } from '../../ui/form/draft-form.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import type { Route } from './+types/new-product-page.ts'
import styles from './editor.module.css'
import { EditorRows, editorControl } from './editor-rows.tsx'
import { OptionChoice } from './option-choice.tsx'
import { chosenValues, optionFields, optionTextsOf, typedOptions } from './option-fields.server.ts'

const fields = {
  ...optionFields,
  title: typedField({ max: 1000 }),
  startPrice: typedField({ max: 30 }),
  categories: listField(textField({ max: 200 }), { max: 200 }),
}

export const middleware = [allow('products.edit'), acceptForm(fields)]

export async function loader({ context }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const { currency } = await shop.settings()
  const { categories } = await productFormChoices(shop.db)
  const shopOptions = await readShopOptions(shop.db, null)
  const staffId = context.get(staffContext).id
  return { currency, categories, shopOptions, chosen: optionTextsOf([], shopOptions), staffId }
}

export async function action(args: Route.ActionArgs) {
  const input = await readInput(args, fields)
  const { context, request } = args
  const shop = context.get(shopContext)
  const { currency } = await shop.settings()
  if (!input.ok) return refuseInput(args)
  const { title = '', startPrice = '', categories } = input.values
  const refuse = (errors: Parameters<typeof recordErrorTexts>[0]) =>
    data(
      { errors: recordErrorTexts(errors), typed: input.values, options: typedOptions(input.values) },
      { status: 422 },
    )
  const price = parsePrice(startPrice, currency)
  const isNamed = title.trim() !== ''
  if (!price.ok || !isNamed)
    return refuse({
      ...(!price.ok && price.errors),
      ...(!isNamed && { title: { code: 'missing', params: {} } }),
    })
  const created = await createProduct(shop.db, formOrigin(args), {
    ...chosenValues(input.values),
    title,
    categories,
    price: price.values.startPrice,
  })
  if (!created.ok) return refuse(created.errors)
  const notice = { text: messages.create.added(created.variants), changeSet: created.changeSet }
  return redirectWithNotice(request, `/office/products/${created.id}`, notice)
}

/** In the shop's currency, which is only known once the request is there. */
function parsePrice(typed: string, currency: string) {
  const sent = new SentValues()
  sent.add('startPrice', typed)
  const startPrice = amountField({ currency, max: 1_000_000_000 })
  return parseInput({ startPrice }, sent.source('form'))
}

/** A new product: what it takes to have variants. The rest is on its own page. */
export default function NewProductPage({ loaderData, actionData }: Route.ComponentProps) {
  const { currency, categories, shopOptions, chosen, staffId } = loaderData
  const errors: Record<string, string | undefined> = actionData?.errors ?? {}
  const { create, options } = messages
  const choices = categories.map(({ slug, name }) => ({ value: slug, label: name }))
  const controls = [
    editorControl('title', { isRequired: true }),
    {
      ...editorControl('price', { isRequired: true, keypad: 'decimal' }),
      name: 'startPrice',
      label: create.price(currency),
    },
    editorControl('categories', { kind: 'ticks', options: choices }),
  ]
  const { title = '', startPrice = '', categories: ticked = [] } = actionData?.typed ?? {}
  const values = { title, startPrice, categories: ticked.join(', ') }
  return (
    <>
      <PageHead title={create.title} trail={[{ to: '/office/products', label: messages.products }]} />
      <DraftForm
        draftKey={`${staffId}:new-product`}
        version="new"
        errors={errors}
        says={create.says}
        save={create.save}
      >
        <div className={styles.narrow}>
          <div className={styles.stack}>
            <EditorRows controls={controls} values={values} errors={errors} />
          </div>
          <Block title={options.title}>
            <OptionChoice options={shopOptions} chosen={actionData?.options ?? chosen} errors={errors} />
          </Block>
        </div>
      </DraftForm>
    </>
  )
}

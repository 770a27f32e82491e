import { useRef } from 'react'
import { data } from 'react-router'
import { readShopOptions } from '#commerce/editing/products/options/option-value-store.server.ts'
import { setOptions } from '#commerce/editing/products/options/set-options.server.ts'
import { readProductEdit } from '#commerce/editing/products/read-product-edit.server.ts'
import { productEditorMessages } from '#messages/office/product-editor.ts'
import { recordErrorTexts } from '#messages/record-errors.ts'
import { acceptForm } from '#web/requests/accept-form.server.ts'
import { readInput, readPathId, refuseInput } from '#web/requests/read-input.server.ts'
import { shopContext, staffContext } from '#web/shop/context.ts'
import { allow } from '#web/staff/allow.server.ts'
import { formOrigin } from '#web/staff/form-origin.server.ts'
import { redirectWithNotice } from '../../notices/notice.server.ts'
import { DraftForm } from '../../ui/form/draft-form.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import type { Route } from './+types/options-page.ts'
import styles from './editor.module.css'
import { OptionChoice } from './option-choice.tsx'
import {
  chosenValues,
  optionFields,
  optionTextsOf,
  placeErrors,
  typedOptions,
} from './option-fields.server.ts'
import { LeftOut, OptionOutcome, useOptionChange } from './option-outcome.tsx'

const { products, options: messages } = productEditorMessages

export const middleware = [allow('products.edit'), acceptForm(optionFields)]

export async function loader({ context, params }: Route.LoaderArgs) {
  const { db } = context.get(shopContext)
  const product = await readProductEdit(db, readPathId(params.id))
  if (!product) throw data(null, { status: 404 })
  const { values, variants } = product
  const options = await readShopOptions(db, readPathId(params.id))
  const chosen = optionTextsOf(variants, options)
  const staffId = context.get(staffContext).id
  const named = variants.map(({ id, values, available }) => ({
    id,
    names: Object.fromEntries(values.map(({ option_id, name }) => [option_id, name])),
    available,
  }))
  return { id: readPathId(params.id), title: values.title!, variants: named, chosen, options, staffId }
}

export async function action(args: Route.ActionArgs) {
  const input = await readInput(args, optionFields)
  if (!input.ok) return refuseInput(args)
  if (input.values.preview) return data({ errors: {}, typed: typedOptions(input.values) })
  const { context, params, request } = args
  const origin = formOrigin({ context })
  const id = readPathId(params.id)
  const wrongPlaces = placeErrors(input.values)
  if (Object.keys(wrongPlaces).length > 0)
    return data({ errors: recordErrorTexts(wrongPlaces), typed: typedOptions(input.values) }, { status: 422 })
  const saved = await setOptions(context.get(shopContext).db, origin, id, chosenValues(input.values))
  if (saved.ok) {
    const notice = { text: messages.saved(saved), changeSet: saved.changeSet }
    return redirectWithNotice(request, `/office/products/${id}`, notice)
  }
  if (saved.reason === 'not-found') throw data(null, { status: 404 })
  return data({ errors: recordErrorTexts(saved.errors), typed: typedOptions(input.values) }, { status: 422 })
}

/** The options of a product. Saving adds and removes variants. */
export default function OptionsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { id, title, variants, chosen, options, staffId } = loaderData
  const fields = useRef<HTMLDivElement>(null)
  const typed = actionData?.typed ?? chosen
  const change = useOptionChange(fields, { variants, options, chosen: typed })
  const errors: Record<string, string | undefined> = actionData?.errors ?? {}
  return (
    <>
      <PageHead
        title={messages.title}
        trail={[
          { to: '/office/products', label: products },
          { to: `/office/products/${id}`, label: title },
        ]}
      />
      <DraftForm
        draftKey={`${staffId}:options-${id}`}
        version={JSON.stringify(chosen.values)}
        errors={errors}
        says={`${messages.outcome(variants.length, change)} ${messages.says}`}
        save={messages.save}
      >
        <div className={styles.narrow} ref={fields}>
          <OptionChoice options={options} chosen={typed} errors={errors} />
          <LeftOut variants={variants} typed={typed} />
          <OptionOutcome change={change} makesMissing={typed.makesMissing} />
        </div>
      </DraftForm>
    </>
  )
}

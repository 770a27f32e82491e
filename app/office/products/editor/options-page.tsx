import { useRef } from 'react'
import { data } from 'react-router'
import { readColors, readSizes } from '#commerce/editing/products/options/option-value-store.server.ts'
import { setOptions } from '#commerce/editing/products/options/set-options.server.ts'
import { readProductEdit } from '#commerce/editing/products/read-product-edit.server.ts'
import { staffActor } from '#commerce/values/actor.ts'
import { productEditorMessages } from '#messages/office/product-editor.ts'
import { recordErrorTexts } from '#messages/record-errors.ts'
import { acceptForm } from '#web/requests/accept-form.server.ts'
import { readInput, readPathId, refuseInput } from '#web/requests/read-input.server.ts'
import { shopContext, staffContext } from '#web/shop/context.ts'
import { allow } from '#web/staff/allow.server.ts'
import { redirectWithNotice } from '../../notices/notice.server.ts'
import { DraftForm } from '../../ui/form/draft-form.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import type { Route } from './+types/options-page.ts'
import styles from './editor.module.css'
import { OptionChoice } from './option-choice.tsx'
import { chosenValues, optionFields } from './option-fields.server.ts'
import { OptionOutcome } from './option-outcome.tsx'

const { products, options } = productEditorMessages

export const middleware = [allow('products.edit'), acceptForm(optionFields)]

export async function loader({ context, params }: Route.LoaderArgs) {
  const { db } = context.get(shopContext)
  const product = await readProductEdit(db, readPathId(params.id))
  if (!product) throw data(null, { status: 404 })
  const { values, variants } = product
  const chosen = {
    colors: [...new Set(variants.flatMap(({ color }) => color ?? []))],
    sizes: [...new Set(variants.flatMap(({ size }) => size ?? []))],
  }
  const [colors, sizes] = [await readColors(db), await readSizes(db)]
  const staffId = context.get(staffContext).id
  const named = variants.map(({ color_name, size_name, available }) => ({
    color: color_name,
    size: size_name,
    available,
  }))
  return { id: readPathId(params.id), title: values.title!, variants: named, chosen, colors, sizes, staffId }
}

export async function action(args: Route.ActionArgs) {
  const input = await readInput(args, optionFields)
  if (!input.ok) return refuseInput(args)
  if (input.values.preview) return data({ errors: {}, typed: input.values })
  const { context, params, request } = args
  const actor = staffActor(context.get(staffContext))
  const origin = { actor, reason: '', cause: 'form', now: new Date() } as const
  const id = readPathId(params.id)
  const saved = await setOptions(context.get(shopContext).db, origin, id, chosenValues(input.values))
  if (saved.ok) {
    const notice = { text: options.saved(saved), changeSet: saved.changeSet }
    return redirectWithNotice(request, `/office/products/${id}`, notice)
  }
  if (saved.reason === 'not-found') throw data(null, { status: 404 })
  return data({ errors: recordErrorTexts(saved.errors), typed: input.values }, { status: 422 })
}

/** The options of a product. Saving adds and removes variants. */
export default function OptionsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { id, title, variants, chosen, colors, sizes, staffId } = loaderData
  const fields = useRef<HTMLDivElement>(null)
  const typed = actionData?.typed ?? chosen
  const errors: Record<string, string | undefined> = actionData?.errors ?? {}
  return (
    <>
      <PageHead
        title={options.title}
        trail={[
          { to: '/office/products', label: products },
          { to: `/office/products/${id}`, label: title },
        ]}
      />
      <DraftForm
        draftKey={`${staffId}:options-${id}`}
        version={JSON.stringify(chosen)}
        errors={errors}
        says={options.says}
        save={options.save}
      >
        <div className={styles.narrow} ref={fields}>
          <OptionChoice colors={colors} sizes={sizes} chosen={typed} errors={errors} />
          <OptionOutcome variants={variants} colors={colors} sizes={sizes} chosen={typed} fields={fields} />
        </div>
      </DraftForm>
    </>
  )
}

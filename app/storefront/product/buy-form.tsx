import { ShoppingCart } from 'lucide-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Form, href, useLocation, useSearchParams, useSubmit } from 'react-router'
import { noneWantedInWords, readQuantity, readStep } from '../../commerce/cart/wished-quantity.ts'
import {
  type Choice,
  choose,
  chosenInWords,
  type Status,
  statusOf,
  whyNotOffered,
} from '../../commerce/catalog/choice.ts'
import type { Product } from '../../commerce/catalog/product.ts'
import { addToCart } from '../cart/adding.ts'
import { prepareAdding } from '../cart/cart-corner.tsx'
import { choiceParameters } from '../chosen-address.ts'
import { useSurroundings } from '../use-surroundings.ts'
import styles from './buy-form.module.css'
import { ColorChoice } from './color-choice.tsx'
import { QuantityStepper } from './quantity-stepper.tsx'
import { WishButton } from './wish-button.tsx'

const statusNames: Record<Status, string> = { 'in-stock': 'In Stock', 'out-of-stock': 'Out of Stock' }

/** A change is heard once, for all controls of the choice; React asks for a listener on each. */
function heardByTheForm(): void {}

interface BuyFormProps {
  product: Product
  choice: Choice
  availability: string
}

/**
 * Colour, size, status and quantity. It is a GET form to this very page, so a choice is kept in the address; with a script
 * every change goes there at once, without one a button does it. "Add to Cart" sends the same form to the cart, with what is
 * chosen in it: without a script that may be something else than what the page shows.
 */
export function BuyForm({ product, choice, availability }: BuyFormProps) {
  const submit = useSubmit()
  const { pathname } = useLocation()
  const { variant } = choice
  const status = statusOf(variant)
  const { quantityLimit } = useSurroundings().settings
  const [address] = useSearchParams()
  const asked = readQuantity(address.get('quantity'), quantityLimit, readStep(address.get('step')))
  const addButton = useRef<HTMLButtonElement>(null)
  const [refusal, setRefusal] = useState('')

  // What was chosen last. A page is shown a moment after it was asked for, and who is quick chooses the size by then.
  const latest = useRef(variant)
  useEffect(() => {
    latest.current = variant
  }, [variant])

  /** The address names what is shown, which is not always what was asked for: another colour may lack the size. */
  function show({ name, value }: HTMLInputElement | HTMLSelectElement) {
    const { color, size } = latest.current
    const wish = { color, size, status: statusOf(latest.current), [name]: value }
    const shown = choose(product, wish).variant
    latest.current = shown
    submit(choiceParameters(shown, statusOf(shown)), {
      action: pathname,
      replace: true,
      preventScrollReset: true,
    })
  }

  function add(event: FormEvent<HTMLFormElement>) {
    if ((event.nativeEvent as SubmitEvent).submitter !== addButton.current) return
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get('quantity')
    const quantity = readQuantity(String(typed), quantityLimit)
    setRefusal(quantity === 0 ? noneWantedInWords : '')
    if (quantity === 0) return
    const { slug, title } = product
    const [picture = null] = choice.pictures
    const options = chosenInWords(product, variant)
    addToCart({ ...variant, slug, title, options, picture }, quantity, addButton.current)
  }

  return (
    <Form action={pathname} replace preventScrollReset className={styles.form} onSubmit={add}>
      <div onChange={({ target }) => show(target as EventTarget & HTMLInputElement)}>
        <ColorChoice colors={choice.colors} chosen={variant.color} />
        <div className={styles.pair}>
          {choice.sizes.length > 0 && (
            <label className={styles.field}>
              <span>Size</span>
              <select name="size" value={variant.size ?? undefined} onChange={heardByTheForm}>
                {choice.sizes.map(size => (
                  <option
                    key={size.slug}
                    value={size.slug}
                    disabled={!size.offered}
                    label={size.offered ? undefined : `${size.name}, ${whyNotOffered(size)}`}
                  >
                    {size.name}
                  </option>
                ))}
              </select>
            </label>
          )}
          <label className={styles.field}>
            <span>Status</span>
            <select name="status" value={status} onChange={heardByTheForm}>
              {choice.statuses.map(({ slug, offered }) => (
                <option key={slug} value={slug} disabled={!offered}>
                  {statusNames[slug]}
                </option>
              ))}
            </select>
          </label>
        </div>
      </div>
      <noscript>
        <button type="submit" className={`button quiet ${styles.show}`}>
          Show this choice
        </button>
      </noscript>
      <p className={styles.availability} data-status={status} aria-live="polite">
        {availability}
      </p>
      {/* Of what is sold out none can be bought, but how many were wanted is kept. */}
      <div hidden={status === 'out-of-stock'}>
        <QuantityStepper id="quantity" first={asked} limit={quantityLimit} />
        <p className={styles.refusal} role="alert">
          {refusal}
        </p>
        <div className={styles.buttons}>
          <button
            ref={addButton}
            type="submit"
            formMethod="post"
            formAction={href('/cart/add')}
            name="product"
            value={product.slug}
            className="button"
            aria-haspopup="dialog"
            onPointerDown={prepareAdding}
            onFocus={prepareAdding}
          >
            <ShoppingCart aria-hidden size={20} strokeWidth={1.5} /> Add to Cart
          </button>
          {status === 'in-stock' && <WishButton product={product} sku={variant.sku} />}
        </div>
      </div>
    </Form>
  )
}

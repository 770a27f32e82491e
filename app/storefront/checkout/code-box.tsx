import { X } from 'lucide-react'
import { href } from 'react-router'
import { refusalInWords } from '../../commerce/promotions/code-words.ts'
import { described } from '../../ui/field/field.tsx'
import type { CheckoutView } from './checkout-view.ts'
import styles from './code-box.module.css'
import { ConfirmEmailButton } from './hold-notice.tsx'
import type { CodeWords } from './use-checkout.ts'

/** Promotion codes and gift cards: those that are used, and a box for one more. Its buttons belong to the form of the page. */
export function CodeBox({ view, said }: { view: CheckoutView; said: CodeWords | undefined }) {
  const { codes } = view.checkout
  const mistake = said?.isMistake ? said.words : undefined
  const note = mistake ? undefined : said?.words
  return (
    <div className={styles.codes}>
      <label htmlFor="code">Discount code or gift card</label>
      <div className={styles.box}>
        <input
          type="text"
          id="code"
          name="code"
          form="checkout"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={60}
          defaultValue={typedBefore(view, mistake)}
          {...described({ id: 'code', note, mistake })}
          onKeyDown={event => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            event.currentTarget.form?.requestSubmit(document.querySelector<HTMLElement>('#try-code'))
          }}
        />
        <button
          type="submit"
          id="try-code"
          form="checkout"
          formAction={href('/checkout/code')}
          formNoValidate
          className="button quiet"
        >
          Apply
        </button>
      </div>
      {said && (
        <p id="code-note" className={mistake ? styles.mistake : styles.note}>
          {said.words}
        </p>
      )}
      {codes.length > 0 && (
        <ul className={styles.used}>
          {codes.map(code => {
            const refused = view.refused.find(one => one.code === code)
            return (
              <li key={code}>
                <button
                  type="submit"
                  form="checkout"
                  formAction={href('/checkout/code')}
                  formNoValidate
                  name="removeCode"
                  value={code}
                  aria-label={`Remove code ${code}`}
                >
                  {code}
                  <X aria-hidden size={14} strokeWidth={2} />
                </button>
                {refused && <p className={styles.mistake}>{refusalInWords(refused.because)}</p>}
                {refused?.because === 'unconfirmed-email' && <ConfirmEmailButton />}
              </li>
            )
          })}
        </ul>
      )}
    </div>
  )
}

/** A typo needs one letter, not all of them. */
function typedBefore({ checkout }: CheckoutView, mistake: string | undefined): string | undefined {
  const refused = checkout.told.find(change => change.about === 'code-refused')
  return mistake && refused ? refused.code : undefined
}

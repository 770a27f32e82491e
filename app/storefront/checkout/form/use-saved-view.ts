import { useEffect, useMemo, useRef, useState } from 'react'
import { lineChanges, type OrderChange } from '#commerce/cart/checkout/order-change.ts'
import { parseDiscountCode } from '#commerce/selling/promotions/discount-code.ts'
import type { Amount } from '#commerce/values/money.ts'
import { checkoutMessages } from '#messages/checkout.ts'
import { formatPrice } from '#messages/format.ts'
import { type CodeMessage, codeMessage, initialCodeMessage } from '../notices/code-message.ts'
import { orderChangeText } from '../notices/order-change-text.ts'
import type { CheckoutNotice, CheckoutView, SaveCheckoutResponse } from '../view/checkout-view.ts'
import { codeInput, postCheckout, readCheckoutInputs } from './post-checkout.ts'
import { SaveQueue } from './save-queue.ts'

/** Saves the form while the shopper fills it in, and keeps the view as the server last priced it. */
export function useSavedView(
  loaded: CheckoutView,
  notice: CheckoutNotice | undefined,
  form: () => HTMLFormElement | null,
) {
  const [view, setView] = useState(loaded)
  // The next save may respond before the page has rendered the last one.
  const latestView = useRef(loaded)
  const [code, setCode] = useState<CodeMessage | undefined>(() => initialCodeMessage(loaded, notice))
  const [changes, setChanges] = useState<OrderChange[]>([])
  const [announcement, setAnnouncement] = useState('')
  const [saveFailed, setSaveFailed] = useState(false)

  const save = useRef(async (_extra: Record<string, string>) => {})
  const queue = useMemo(() => new SaveQueue(extra => save.current(extra)), [])
  save.current = async extra => {
    const response = await postCheckout({ ...readCheckoutInputs(form()), ...extra })
    setSaveFailed(response === undefined)
    if (!response) return
    const { view: next, codeAttempt } = response
    const { quote } = latestView.current
    const newChanges = lineChanges(next.cartLines, quote?.lines ?? [], next.limit)
    latestView.current = next
    setView(next)
    setChanges(earlier => [...earlier, ...newChanges])
    if (codeAttempt) setCode(showCodeAttempt(codeAttempt))
    const sentences = [
      ...codeSentence(codeAttempt),
      ...newChanges.map(orderChangeText),
      ...dueSentence(quote?.due, next.quote?.due),
    ]
    if (sentences.length > 0) setAnnouncement(sentences.join(' '))
  }
  const firstLoaded = useRef(loaded)
  useEffect(() => {
    // The page was loaded again because the cart changed; the next save brings the prices, and says what is new.
    if (loaded !== firstLoaded.current) queue.saveNow()
  }, [loaded, queue])
  return { view, code, setCode, changes, announcement, saveFailed, queue }
}

type CodeAttempt = NonNullable<SaveCheckoutResponse['codeAttempt']>

/** Clears the input after an accepted code; a refused one stays there to be corrected. */
function showCodeAttempt({ code, reason }: CodeAttempt): CodeMessage | undefined {
  const message = codeMessage(parseDiscountCode(code) ?? code, reason)
  const input = codeInput()
  if (message?.isError) input?.focus()
  else if (input) input.value = ''
  return message
}

function codeSentence(attempt: CodeAttempt | null): string[] {
  if (!attempt) return []
  const { code, reason } = attempt
  if (reason) return [checkoutMessages.codeRefusals[reason]]
  return [checkoutMessages.codeApplied({ code: parseDiscountCode(code) ?? code })]
}

function dueSentence(was: Amount | undefined, now: Amount | undefined): string[] {
  if (now === undefined || now === was) return []
  return [checkoutMessages.newBalanceDue({ amount: formatPrice(now) })]
}

import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react'
import { href } from 'react-router'
import type { Cart } from '../../../commerce/cart/cart.ts'
import { applyChange } from '../../../commerce/cart/cart-change.ts'
import { saidInWords } from '../../../commerce/cart/cart-words.ts'
import { hear, useSending } from '../../sending/sending.ts'
import type { Answer } from '../../sending/sending-queue.ts'
import { stuckInWords } from '../../sending/stuck-in-words.ts'
import type { Change } from '../../sending/waiting.ts'
import type { CartAnswer } from '../cart-answer.ts'
import { changeCart, useLiveCart } from '../live-cart.ts'
import type { CartMessage } from './cart-message.ts'
import { type Moved, movedWith } from './cart-rows.ts'
import { changeInWords } from './change-in-words.ts'
import { readFormChange } from './form-change.ts'

/**
 * The cart page where a script runs: its forms change the screen at once, and what the shop answers to them is said beside the
 * line. Without a script they go to the same addresses.
 */
export function useCartForms(loaded: Cart, first: CartMessage | undefined) {
  const cart = useLiveCart(loaded)
  const { stuck, waiting } = useSending()
  const [message, setMessage] = useState(first)
  const [moved, setMoved] = useState(() => movedAtFirst(first))
  const [page, setPage] = useState(loaded)
  if (page !== loaded) {
    // The cart was opened anew from itself.
    setPage(loaded)
    setMessage(first)
    setMoved(movedAtFirst(first))
  }
  /** For those who hear the page. The same words a second time are said a second time. */
  const [spoken, setSpoken] = useState({ words: '', times: 0 })
  /** How many of a line are on the screen for a change that is not answered yet, by its key. */
  const expected = useRef(new Map<string, number | undefined>())

  const say = useCallback((words: string) => setSpoken(({ times }) => ({ words, times: times + 1 })), [])

  useEffect(
    () =>
      hear(({ change, answer }) => {
        const wanted = expected.current.get(change.key)
        expected.current.delete(change.key)
        const next = messageFrom(change, answer)
        const isAsShown = wanted === undefined || wanted === next.line?.quantity
        // What is open before the page says what came of it.
        if ((answer.ok && isAsShown) || document.querySelector('dialog:modal')) return
        setMessage(next)
        say(next.words)
      }),
    [say],
  )

  function onSubmit(event: FormEvent<HTMLElement>) {
    event.preventDefault()
    const form = event.target as HTMLFormElement
    const fields = new FormData(form)
    const { submitter } = event.nativeEvent as SubmitEvent
    if (submitter instanceof HTMLButtonElement && submitter.name) fields.set(submitter.name, submitter.value)
    const change = readFormChange(new URL(form.action).pathname, fields)
    if (!change) {
      const words = saidInWords('bad-quantity', undefined, cart)
      setMessage({ said: 'bad-quantity', sku: String(fields.get('sku')), words, withPage: false })
      return say(words)
    }
    const after = applyChange(cart, change)
    const undone = form.closest('[data-left]') !== null
    const key = changeCart(change, cart)
    if (change.kind === 'change' && change.quantity > 0)
      expected.current.set(key, after.lines.find(line => line.sku === change.sku)?.quantity)
    setMessage(undefined)
    setMoved(before => movedWith(before, change, undone))
    say(changeInWords(change, undone, after))
  }

  return {
    cart,
    message,
    moved,
    spoken,
    stuck: stuck && waiting.length > 0 ? stuckInWords(waiting) : undefined,
    onSubmit,
  }
}

/** What the shop answered, also to what was done on another page: that names what it is about. */
function messageFrom({ to, fields, about }: Change, answer: Answer) {
  const isCart = to.startsWith(`${href('/cart')}/`)
  const { said = null, cart } = (isCart ? answer : {}) as Partial<CartAnswer>
  const { sku = null } = fields
  const line = cart?.lines.find(other => other.sku === sku)
  const words = line || !about ? answer.words : `${about}: ${answer.words}`
  return { said, sku, words, line, withPage: false }
}

function movedAtFirst(first: CartMessage | undefined): Moved {
  const { said, sku } = first ?? {}
  return new Map(sku && (said === 'saved' || said === 'unsaved') ? [[sku, said]] : [])
}

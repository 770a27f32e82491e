import { type FocusEvent, type FormEvent, useEffect, useMemo, useRef, useState } from 'react'
import { href } from 'react-router'
import { countryFormat } from '../../commerce/addresses/country-format.ts'
import { changeInWords } from '../../commerce/checkout/change-words.ts'
import {
  type CheckoutField,
  type CheckoutMistakes,
  checkCheckout,
  checkoutFields,
  withFields,
} from '../../commerce/checkout/checkout-form.ts'
import { changesOfLines, type OrderChange } from '../../commerce/checkout/order-change.ts'
import { formatMoney } from '../../commerce/money.ts'
import { readCode } from '../../commerce/promotions/code.ts'
import { refusalInWords } from '../../commerce/promotions/code-words.ts'
import type { CheckoutOffers, CheckoutView, Saying } from './checkout-view.ts'
import { Saver } from './saver.ts'
import { codeBox, post, readForm } from './sent-form.ts'

/** Who stops typing for so long has typed it, in milliseconds. */
const pause = 500

/** What a code box says: of which code, and whether it was taken. */
export interface CodeWords {
  words: string
  isMistake: boolean
}

/**
 * The checkout where a script runs: what is filled in is kept while it is, the sum beside it follows, and mistakes are said
 * beside their fields. Without a script the same forms go to the same addresses.
 */
export function useCheckout(loaded: CheckoutView, offers: CheckoutOffers, said: Saying | undefined) {
  const form = useRef<HTMLFormElement>(null)
  const list = useRef<HTMLElement>(null)
  const [view, setView] = useState(loaded)
  const [fields, setFields] = useState(loaded.checkout.fields)
  /** Whose mistakes are shown. */
  const [left, setLeft] = useState<ReadonlySet<CheckoutField>>(
    () => new Set(said === 'check' ? checkoutFields : []),
  )
  const [listed, setListed] = useState(said === 'check')
  const [code, setCode] = useState<CodeWords | undefined>(() => firstCodeWords(loaded, said))
  const [changed, setChanged] = useState<OrderChange[]>([])
  const [spoken, setSpoken] = useState('')
  const [stuck, setStuck] = useState(false)
  const [placing, setPlacing] = useState(false)

  const checked = checkCheckout(fields, choicesOf(view, offers))
  const mistakes = checked.ok ? {} : checked.mistakes
  const shown = (field: CheckoutField) => (left.has(field) ? mistakes[field] : undefined)

  const latest = useRef(async (_more: Record<string, string>) => {})
  const saver = useMemo(() => new Saver(more => latest.current(more)), [])
  latest.current = async more => {
    const answer = await post({ ...readForm(form.current), ...more })
    setStuck(answer === undefined)
    if (!answer) return
    const { view: next, tried } = answer
    setView(next)
    const news = changesOfLines(next.inCart, view.quote?.lines ?? [], next.limit)
    setChanged(before => [...before, ...news])
    const wasDue = view.quote?.due
    const due = next.quote?.due
    const sum = due !== undefined && due !== wasDue ? `To pay now: ${formatMoney(due)}.` : ''
    const said = [...news.map(changeInWords), sum].join(' ').trim()
    if (!tried) {
      if (said) setSpoken(said)
      return
    }
    const words = tried.because
      ? refusalInWords(tried.because)
      : `Code ${readCode(tried.code) ?? tried.code} is used.`
    // A code that waits for a confirmed email is in the list of codes, with what to do about it.
    const waits = tried.because === 'unconfirmed-email'
    const isKept = waits || tried.because === null
    setCode(waits ? undefined : { words, isMistake: !isKept })
    const box = codeBox()
    if (box && isKept) box.value = ''
    if (!isKept) box?.focus()
    setSpoken(`${words} ${said}`)
  }

  useEffect(() => {
    // What was typed before the script came, or what the browser filled in again.
    const typed = withFields(loaded.checkout.fields, readForm(form.current))
    if (checkoutFields.some(name => typed[name] !== loaded.checkout.fields[name])) {
      setFields(typed)
      saver.later(pause)
    }
    const back = ({ persisted }: PageTransitionEvent) => persisted && setPlacing(false)
    addEventListener('pageshow', back)
    return () => {
      removeEventListener('pageshow', back)
      saver.stop()
    }
  }, [loaded, saver])

  function onInput(event: FormEvent<HTMLFormElement>) {
    const typed = withFields(fields, readForm(form.current))
    setFields(typed)
    const { name } = event.target as HTMLInputElement
    // What is chosen is chosen; what is typed goes on.
    if (['country', 'region', 'delivery', 'payment'].includes(name)) saver.now()
    else saver.later(pause)
  }

  function onBlur({ target }: FocusEvent<HTMLFormElement>) {
    const { name, value } = target as unknown as HTMLInputElement
    const field = checkoutFields.find(known => known === name)
    // Who only passes by a field has not made a mistake in it.
    if (field && value.trim() !== '') setLeft(before => new Set([...before, field]))
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    const { submitter } = event.nativeEvent as SubmitEvent
    const to = submitter instanceof HTMLButtonElement ? new URL(submitter.formAction).pathname : ''
    if (to === href('/checkout/code')) {
      event.preventDefault()
      return tryCode(submitter as HTMLButtonElement)
    }
    if (to === href('/checkout/confirm')) return saver.stop()
    if (to !== href('/checkout/place')) {
      event.preventDefault()
      return saver.now()
    }
    if (placing) return event.preventDefault()
    const box = codeBox()
    if (box && box.value.trim() !== '') {
      // Who typed a code wants it to count; one that was refused is left where it is.
      if (!code?.isMistake) {
        event.preventDefault()
        return saver.now({ code: box.value.trim() })
      }
      box.value = ''
    }
    const typed = withFields(fields, readForm(form.current))
    setFields(typed)
    if (!checkCheckout(typed, choicesOf(view, offers)).ok) {
      event.preventDefault()
      setLeft(new Set(checkoutFields))
      setListed(true)
      saver.now()
      // The list is drawn first.
      requestAnimationFrame(() => list.current?.focus())
      return
    }
    saver.stop()
    setPlacing(true)
  }

  function tryCode(button: HTMLButtonElement) {
    const typed = codeBox()?.value.trim() ?? ''
    setCode(undefined)
    if (button.name === 'removeCode') {
      saver.now({ removeCode: button.value })
      return codeBox()?.focus()
    }
    if (typed === '') return setCode({ words: 'Enter a code first.', isMistake: true })
    saver.now({ code: typed })
  }

  return {
    form,
    list,
    view,
    fields,
    shown,
    listed: listed && !checked.ok ? inPageOrder(mistakes, fields.country) : undefined,
    code,
    changed,
    spoken,
    stuck,
    placing,
    on: { onInput, onBlur, onSubmit },
  }
}

function choicesOf({ deliveries }: CheckoutView, { countries, payments }: CheckoutOffers) {
  return {
    countries: countries.map(({ code }) => code),
    deliveries: deliveries.map(({ methodId }) => methodId),
    payments: payments.map(({ name }) => name),
  }
}

/** As the fields stand on the page. */
function inPageOrder(mistakes: CheckoutMistakes, country: string): { field: CheckoutField; words: string }[] {
  const place = ['email', 'country', ...countryFormat(country).rows.flat()]
  const rank = (field: string) => (place.includes(field) ? place.indexOf(field) : place.length)
  return Object.entries(mistakes)
    .map(([field, words]) => ({ field: field as CheckoutField, words }))
    .sort((one, other) => rank(one.field) - rank(other.field))
}

function firstCodeWords(
  { checkout, refused: all }: CheckoutView,
  said: Saying | undefined,
): CodeWords | undefined {
  if (said === 'no-code') return { words: 'Enter a code first.', isMistake: true }
  if (said !== 'code') return undefined
  const refused = checkout.told.find(change => change.about === 'code-refused')
  if (refused) return { words: refusalInWords(refused.because), isMistake: true }
  const last = checkout.codes.at(-1)
  if (all.some(({ code, because }) => code === last && because === 'unconfirmed-email')) return undefined
  return last ? { words: `Code ${last} is used.`, isMistake: false } : undefined
}

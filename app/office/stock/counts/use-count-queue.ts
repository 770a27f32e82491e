import { type FormEvent, useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import { readCountQueue, sendCounted, storeCountQueue } from './count-queue.ts'

/** Until numbers that could not be sent are sent again, in milliseconds. The browser's `online` event is faster. */
const retryDelay = 10_000

interface CountQueue {
  /** SKUs whose numbers are on their way. */
  waiting: ReadonlyMap<string, string>
  /** What the shop said against a number. */
  error: string
  submit: (event: FormEvent<HTMLFormElement>) => void
}

/** Numbers are kept in this browser until the shop has them: a lost connection or a closed tab loses none. */
export function useCountQueue(countId: number, action: string): CountQueue {
  const [waiting, setWaiting] = useState<ReadonlyMap<string, string>>(new Map())
  const [error, setError] = useState('')
  const { revalidate } = useRevalidator()

  useEffect(() => {
    setWaiting(readCountQueue(countId))
  }, [countId])

  useEffect(() => {
    if (waiting.size === 0) return
    let isOver = false
    const remove = (sku: string) =>
      setWaiting(now => storeCountQueue(countId, new Map([...now].filter(([one]) => one !== sku))))
    const send = async () => {
      const [[sku, counted] = ['', '']] = waiting
      const sent = await sendCounted(action, { sku, counted })
      if (isOver || sent === 'unreachable') return
      if (sent !== 'saved') setError(sent.message)
      await revalidate()
      remove(sku)
    }
    void send()
    const timer = setInterval(send, retryDelay)
    addEventListener('online', send)
    return () => {
      isOver = true
      clearInterval(timer)
      removeEventListener('online', send)
    }
  }, [waiting, countId, action, revalidate])

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const data = new FormData(form, (event.nativeEvent as SubmitEvent).submitter)
    const sku = String(data.get('sku'))
    focusNextCount(form)
    setError('')
    setWaiting(now => storeCountQueue(countId, new Map(now).set(sku, String(data.get('counted') ?? ''))))
  }
  return { waiting, error, submit }
}

/** On a phone the keyboard stays open, and the next number can be typed. */
function focusNextCount(form: HTMLFormElement): void {
  const inputs = [...document.querySelectorAll<HTMLInputElement>('[data-count]')]
  const own = inputs.findIndex(input => form.contains(input))
  inputs[own + 1]?.focus()
}

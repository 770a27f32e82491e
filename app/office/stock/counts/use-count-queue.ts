import { type FormEvent, useCallback, useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import { useUntilDone } from '../../offline/use-until-done.ts'
import {
  type CountQueueOwner,
  readCountQueue,
  sendCounted,
  storeCountQueue,
  type WaitingNumber,
  type WaitingNumbers,
} from './count-queue.ts'

interface CountQueue {
  /** SKUs whose numbers are on their way. */
  waiting: WaitingNumbers
  /** Why the shop refused a number; empty if it didn't. */
  error: string
  submit: (event: FormEvent<HTMLFormElement>) => void
}

/** Numbers are kept in this browser until the shop has them: a lost connection or a closed tab loses none. */
export function useCountQueue({ countId, staffId }: CountQueueOwner, action: string): CountQueue {
  const [waiting, setWaiting] = useState<WaitingNumbers>(new Map())
  const [error, setError] = useState('')
  const { revalidate } = useRevalidator()

  useEffect(() => {
    setWaiting(readCountQueue({ countId, staffId }))
  }, [countId, staffId])

  const send = useCallback(
    async (isOver: () => boolean) => {
      const [[sku, number]] = waiting as unknown as [[string, WaitingNumber]]
      const sent = await sendCounted(action, sku, number)
      if (isOver() || sent === 'unreachable') return
      if (sent !== 'saved') setError(before => `${before} ${sent.message}`.trim())
      await revalidate()
      setWaiting(now =>
        storeCountQueue({ countId, staffId }, new Map([...now].filter(([one]) => one !== sku))),
      )
    },
    [waiting, countId, staffId, action, revalidate],
  )
  useUntilDone(waiting.size > 0, send)

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const data = new FormData(form, (event.nativeEvent as SubmitEvent).submitter)
    const sku = String(data.get('sku'))
    const counted = String(data.get('counted') ?? '')
    focusNextCount(form)
    setError('')
    setWaiting(now =>
      storeCountQueue({ countId, staffId }, new Map(now).set(sku, { counted, typedAt: Date.now() })),
    )
  }
  return { waiting, error, submit }
}

/** On a phone the keyboard stays open, and the next number can be typed. */
function focusNextCount(form: HTMLFormElement): void {
  const inputs = [...document.querySelectorAll<HTMLInputElement>('[data-count]')]
  const own = inputs.findIndex(input => form.contains(input))
  inputs[own + 1]?.focus()
}

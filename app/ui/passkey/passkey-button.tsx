import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { PasskeyPurpose } from '#commerce/people/passkeys/passkey.ts'
import { askForPasskey } from './browser-passkeys.ts'

type Failure = 'canceled' | 'notCreated' | 'exists' | 'failed'

interface PasskeyButtonProps {
  purpose: PasskeyPurpose
  /** Gives the challenge. */
  options: string
  /** Takes the browser's answer as a form. */
  action: string
  texts: { waiting: string; failures: Record<Failure, string> }
  /** More fields of the form. */
  hidden?: ReactNode
  className: string
  statusClass: string | undefined
  /** Resolves to an answer that the browser was given elsewhere on the page. */
  suggest?: ((signal: AbortSignal) => Promise<string>) | undefined
  children: ReactNode
}

/** Asks the browser for a passkey, and posts its answer. */
export function PasskeyButton(props: PasskeyButtonProps) {
  const { purpose, options, action, texts, hidden, className, statusClass, suggest, children } = props
  const form = useRef<HTMLFormElement>(null)
  const [state, setState] = useState<'ready' | 'waiting' | Failure>('ready')
  const isWaiting = state === 'waiting'

  useEffect(() => {
    // A browser asks for one passkey at a time.
    if (!suggest || isWaiting) return
    const left = new AbortController()
    suggest(left.signal).then(
      answer => submit(form.current, answer),
      () => {},
    )
    return () => left.abort()
  }, [suggest, isWaiting])

  async function ask() {
    setState('waiting')
    try {
      submit(form.current, await askForPasskey(options, purpose))
    } catch (error) {
      setState(failureOf(error, purpose))
    }
  }

  return (
    <form method="post" action={action} ref={form}>
      <input type="hidden" name="credential" />
      {hidden}
      <button type="button" className={className} disabled={isWaiting} onClick={ask}>
        {children}
      </button>
      <p className={statusClass} role="status">
        {isWaiting && texts.waiting}
        {state !== 'ready' && state !== 'waiting' && texts.failures[state]}
      </p>
    </form>
  )
}

function submit(form: HTMLFormElement | null, answer: string): void {
  const field = form?.elements.namedItem('credential')
  if (!(field instanceof HTMLInputElement)) return
  field.value = answer
  form?.requestSubmit()
}

function failureOf(error: unknown, purpose: PasskeyPurpose): Failure {
  const name = error instanceof DOMException ? error.name : ''
  if (name === 'InvalidStateError') return 'exists'
  if (name !== 'NotAllowedError') return 'failed'
  return purpose === 'create' ? 'notCreated' : 'canceled'
}

import { useEffect } from 'react'
import { Link } from 'react-router'
import { passkeyMessages } from '#messages/passkeys.ts'
import { ResultPage } from '#ui/message/message-page.tsx'

/** Why a passkey was refused. */
export interface RefusedPasskey {
  text: string
  /** A passkey that no account has. */
  unknownId?: string | undefined
}

interface PasskeyRefusedProps {
  title: string
  /** Undefined when the page is opened without a passkey. */
  refused: RefusedPasskey | undefined
  /** The page with the other ways. */
  to: string
}

export function PasskeyRefused({ title, refused, to }: PasskeyRefusedProps) {
  const unknownId = refused?.unknownId
  useEffect(() => forgetPasskey(unknownId), [unknownId])
  return (
    <ResultPage title={title} text={refused?.text ?? passkeyMessages.refusals.expired}>
      <Link className="button" to={to}>
        {passkeyMessages.tryAgain}
      </Link>
    </ResultPage>
  )
}

/** Tells the browser not to offer this passkey again. */
function forgetPasskey(credentialId: string | undefined): void {
  if (credentialId === undefined || !globalThis.PublicKeyCredential?.signalUnknownCredential) return
  const unknown = { rpId: location.hostname, credentialId }
  PublicKeyCredential.signalUnknownCredential(unknown).catch(() => {})
}

import { pickingMessages as texts } from '#messages/office/picking.ts'
import styles from './scan-bar.module.css'
import type { useCamera } from './use-camera.ts'

/** The picture of the camera, or the reason why there is none. */
export function CameraView({ camera: { state, video } }: { camera: ReturnType<typeof useCamera> }) {
  if (state === 'blocked') return <p className="bad">{texts.cameraBlocked}</p>
  if (state === 'missing') return <p className="bad">{texts.noCamera}</p>
  return (
    <video
      ref={video}
      className={styles.view}
      aria-label={texts.cameraView}
      hidden={state !== 'on'}
      muted
      playsInline
    />
  )
}

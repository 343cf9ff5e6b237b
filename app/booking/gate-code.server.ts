import { qrCode, type QrCode } from '../drawings/qr-code.ts'
import { officePath } from '../page/office-paths.ts'

export type GateCode = QrCode

/** Where our people at the gate note that somebody has come. It opens nothing to anybody else. */
export const gateAddress = ({ publicUrl }: { publicUrl: string }, id: string) =>
  `${publicUrl}${officePath.appointment(id)}?gate`

/** The address as a QR code. */
export const gateCode = (settings: { publicUrl: string }, id: string): GateCode =>
  qrCode(gateAddress(settings, id))

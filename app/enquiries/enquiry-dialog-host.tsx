import { LazyDialog, type LazyDialogProps } from '../page/lazy-dialog.tsx'
import { useDialogAddress } from '../page/use-dialog-address.ts'
import { asksForEnquiry, withoutRequest } from './enquiry-query.ts'

const load = async () => {
  const [{ EnquiryDialog }, products] = await Promise.all([
    import('./enquiry-dialog.tsx'),
    import('../page/fetch-catalogue.ts').then(({ fetchProducts }) => fetchProducts()),
  ])
  return (props: LazyDialogProps) => <EnquiryDialog {...props} products={products} />
}

/** Opens the enquiry dialog wherever the address says `?enquire`. */
export function EnquiryDialogHost() {
  const { isOpen, close } = useDialogAddress(asksForEnquiry, withoutRequest)
  return <LazyDialog title="Enquiry" open={isOpen} onClose={close} load={load} />
}

/** A page that is loaded again also gets the scripts again that a bad connection kept from it. */
export function startAnew(): void {
  window.location.reload();
}

// The boundary behind which the shared packages are negotiated before any of them is used.
void import('./bootstrap');

// The federation runtime's descriptions of its error codes. A failure carries its code; the code names the page of the
// federation's documentation that explains it.
export const runtimeDescMap = {};
export const typeDescMap = {};
export const buildDescMap = {};
export const errorDescMap = {};

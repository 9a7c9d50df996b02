/** What stands beside a tone in a sentence about nothing else. */
export const besideTones = `tono registro estilo voz lenguaje suene suenen suena sonar sea sean ser quede queden hazlo hazla hazlos mantenlo mantente usa utiliza pon ponle algo bastante muy nada tan favor porfa gracias todo siempre`;

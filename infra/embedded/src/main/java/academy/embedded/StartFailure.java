package academy.embedded;

/** A reason why the stack cannot start, told in one sentence that names the cure. */
public final class StartFailure extends Exception {

    private static final long serialVersionUID = 1L;

    public StartFailure(String sentence) {
        super(sentence);
    }

    public StartFailure(String sentence, Throwable cause) {
        super(sentence, cause);
    }
}

package academy.embedded.plan;

/** What the entries of a plan's ranges are of. */
public enum Found {
    /** Documents that may match: each has to be held against the query. */
    CANDIDATES,
    /** Matches, some of them perhaps several times. */
    MATCHES,
    /** Matches, each once: they can be counted without a look at one. */
    EACH_MATCH_ONCE
}

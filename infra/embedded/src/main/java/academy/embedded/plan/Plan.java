package academy.embedded.plan;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Spliterators;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

import de.bwaldvogel.mongo.bson.Document;

/**
 * How to get at the candidates of a query. Candidates still have to be held against the query: a plan leaves out what
 * cannot match, and nothing else.
 *
 * @param bounded how many of the path's components the query bounds
 * @param sorted  whether the candidates come in the order that the query asks for
 * @param entries how many index entries the ranges hold
 */
public record Plan(AccessPath path, List<Range> ranges, int bounded, boolean sorted, boolean reverse, long entries) {

    /** With the needed fields at least. Lazy: what a limit cuts off is never looked at. */
    public Stream<Document> candidates(NeededFields needed, Scan scan) {
        return inOrder().stream().flatMap(range -> StreamSupport.stream(
            Spliterators.spliteratorUnknownSize(path.documents(range, reverse, needed, scan), 0), false));
    }

    private List<Range> inOrder() {
        if (!reverse) {
            return ranges;
        }
        List<Range> reversed = new ArrayList<>(ranges);
        Collections.reverse(reversed);
        return reversed;
    }
}

package academy.embedded.plan;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

import academy.embedded.key.FieldPath;
import de.bwaldvogel.mongo.bson.Document;

/** Chooses the way to a query's documents that looks at the fewest of them. */
public final class Planner {

    /** To look for another way than one of this cost is not worth it. */
    private static final double FEW = 100;

    private final AccessPath documents;
    private final List<AccessPath> paths;

    private Planner(AccessPath documents, List<AccessPath> indexes) {
        this.documents = documents;
        this.paths = Stream.concat(Stream.of(documents), indexes.stream()).toList();
    }

    /**
     * Gives the cheapest plan.
     *
     * @param documents the collection itself, in the order of its ids
     * @param wanted    how many documents are asked for, counting skipped ones; 0 means all
     */
    public static Plan plan(AccessPath documents, List<AccessPath> indexes, Document query, SortOrder order, int wanted) {
        Planner planner = new Planner(documents, indexes);
        List<Plan> plans = planner.plansFor(query, order);
        for (Object alternatives : Alternatives.in(query)) {
            Plan union = planner.unionFor(query, alternatives, order);
            if (union != null) {
                plans.add(union);
            }
        }
        long likelyMatches = plans.stream().mapToLong(Plan::entries).min().orElse(0);
        return cheapest(plans, new Cost(documents, order, wanted, likelyMatches));
    }

    /** Everything, last first. */
    public static Plan backwards(AccessPath documents) {
        return new Plan(documents, List.of(Range.ALL), 0, true, true, documents.entries(), Found.EACH_MATCH_ONCE);
    }

    private static Plan cheapest(List<Plan> plans, Cost cost) {
        return plans.stream().min(Comparator.comparingDouble(cost::of)).orElseThrow();
    }

    /** At least one, as all documents can be gone through. */
    private List<Plan> plansFor(Document query, SortOrder order) {
        List<Plan> plans = new ArrayList<>();
        for (AccessPath path : paths) {
            Plan plan = planFor(path, query, order);
            if (plan != null) {
                plans.add(plan);
            }
        }
        double least = plans.stream().mapToDouble(new Cost(documents, SortOrder.NONE, 0, 0)::of).min().orElseThrow();
        if (least > FEW) {
            plans.addAll(partialFor(query, order, least));
        }
        return plans;
    }

    /**
     * The documents of the rarest condition, and what all conditions leave together where to go through the entries of each is
     * less than {@code least}.
     */
    private List<Plan> partialFor(Document query, SortOrder order, double least) {
        List<Plan> partial = new PartialPlans(paths, query, (path, some) -> planFor(path, some, order)).together();
        if (partial.isEmpty()) {
            return List.of();
        }
        Plan rarest = partial.get(0).as(Found.CANDIDATES);
        boolean isLess = Cost.ofKnown(partial) < Math.min(least, new Cost(documents, SortOrder.NONE, 0, 0).of(rarest));
        return isLess ? List.of(rarest, Intersection.of(partial, order)) : List.of(rarest);
    }

    /** Null where one of the alternatives has no other way than all documents. */
    private Plan unionFor(Document query, Object alternatives, SortOrder order) {
        if (!(alternatives instanceof Collection<?> list) || list.isEmpty()) {
            return null;
        }
        List<Plan> branches = new ArrayList<>();
        for (Object alternative : list) {
            if (!(alternative instanceof Document)) {
                return null;
            }
            Document both = new Document("$and", List.of(Alternatives.without(query, alternatives), alternative));
            Plan least = cheapest(plansFor(both, SortOrder.NONE), new Cost(documents, SortOrder.NONE, 0, 0));
            if (least.bounded() == 0) {
                return null;
            }
            branches.add(least);
        }
        return Union.of(branches, order);
    }

    /** Null where the path may leave matches out. */
    private static Plan planFor(AccessPath path, Document query, SortOrder order) {
        if (path.paths().stream().anyMatch(FieldPath::hasPositions)) {
            return null;
        }
        PathBounds bounds = PathBounds.of(path, query);
        if (!path.holdsAllMatches(query, bounds.allowMissing())) {
            return null;
        }
        PathBounds.Stretches stretches = bounds.stretches();
        Boolean reverse = bounds.reverseFor(order, stretches.bounded());
        return new Plan(path, stretches.ranges(), stretches.bounded(), reverse != null,
            reverse != null && reverse, stretches.entriesOf(path), bounds.found(query, stretches));
    }
}

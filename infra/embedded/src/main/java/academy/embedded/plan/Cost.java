package academy.embedded.plan;

import java.util.List;

/**
 * What plans for one query cost, to compare them: about how many documents are met in passing in the same time.
 *
 * @param documents     the collection itself
 * @param wanted        how many documents are asked for, counting skipped ones; 0 means all
 * @param likelyMatches how many there are at most, as far as is known
 */
record Cost(AccessPath documents, SortOrder order, int wanted, long likelyMatches) {

    /** To follow an index entry to its document costs more than to meet the document in passing. */
    private static final double DETOUR = 1.3;
    private static final double SORTING = 0.5;
    /** In no order the documents of matches are read whatever the way, or not at all where they are counted. */
    private static final double KNOWN = 0.05;

    /** What it costs to go through the entries of all of these. */
    static double ofKnown(List<Plan> plans) {
        return plans.stream().mapToDouble(plan -> plan.entries() * KNOWN).sum();
    }

    /** A plan in order stops at the limit; how soon depends on how many of its candidates are likely to match. */
    double of(Plan plan) {
        double all = each(plan);
        if (!plan.sorted()) {
            return all + plan.entries() * SORTING;
        }
        return wanted > 0 ? all * Math.min(1.0, wanted / Math.max(1.0, likelyMatches)) : all;
    }

    private double each(Plan plan) {
        if (!plan.path().branches().isEmpty()) {
            return plan.path().branches().stream().mapToDouble(this::each).sum();
        } else if (order.isEmpty() && plan.found() != Found.CANDIDATES) {
            return plan.entries() * KNOWN;
        }
        return plan.entries() * (plan.path() == documents ? 1 : DETOUR);
    }
}

package io.selvage.agent.effects;

/** Ends the analysis of a method: it may do anything. An error, because the analyser wraps exceptions at a cost. */
final class UnknownEffect extends Error {
    private static final long serialVersionUID = 1;

    UnknownEffect(String why) {
        super(why, null, false, false);
    }
}

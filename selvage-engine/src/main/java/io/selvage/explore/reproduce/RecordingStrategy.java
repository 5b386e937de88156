package io.selvage.explore.reproduce;

import io.selvage.explore.narrate.AlternativeTexts;
import io.selvage.model.Choice;
import io.selvage.model.Trace;
import io.selvage.strategy.DivergedException;
import io.selvage.strategy.Strategy;
import java.util.ArrayList;
import java.util.List;

/** Records what another strategy chooses, and objects as soon as that differs from what was expected. */
public final class RecordingStrategy implements Strategy {
    private final Strategy chooser;
    private final List<String> expected;
    private final List<String> recorded = new ArrayList<>();

    /** @param expected what is chosen, in order; as far as it goes */
    public RecordingStrategy(Strategy chooser, List<String> expected) {
        this.chooser = chooser;
        this.expected = expected;
    }

    @Override
    public boolean begin() {
        return chooser.begin();
    }

    @Override
    public int choose(Choice choice) {
        int chosen = chooser.choose(choice);
        if (chosen != CUT && choice.count() > 1) {
            String text = AlternativeTexts.of(choice, chosen);
            int at = recorded.size();
            if (at < expected.size() && !expected.get(at).equals(text)) {
                throw new DivergedException(choice.step(), expected.get(at), text);
            }
            recorded.add(text);
        }
        return chosen;
    }

    @Override
    public void end(Trace trace) {
        chooser.end(trace);
    }

    @Override
    public boolean isReexecution() {
        return chooser.isReexecution();
    }

    @Override
    public boolean isSample() {
        return chooser.isSample();
    }

    public List<String> recorded() {
        return recorded;
    }
}

package io.selvage.monitor.check;

import io.selvage.model.Finding;
import io.selvage.monitor.state.MoveSequence;

/** A finding and the moves that show it. */
public record Witness(Finding finding, MoveSequence sequence) {}

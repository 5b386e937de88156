package io.selvage.verify.judge;

import io.selvage.verify.suspicion.Judgement;
import io.selvage.verify.suspicion.Suspicion;

/** A suspicion and what became of it. */
public record Judged(Suspicion suspicion, Judgement judgement) {}

/** The choices of one execution as a value, as a short text and as a file. Uses {@code options} only. */
package io.selvage.replay;

import type { Asked } from './command-phrasings';

/**
 * Real English phrasings of commands, as recognizers transcribe them: mostly without punctuation,
 * some with a misrecognized word. One per line.
 */
export const ENGLISH: Readonly<Record<Asked, string>> = {
  repeat: `
    Could you repeat that?
    could you repeat the question
    can you repeat the question please
    sorry can you say that again
    i didnt hear you
    i did not catch that
    sorry i didn't catch the last part
    what was the question
    what was the question again
    pardon
    Sorry?
    come again
    say again please
    can i hear the question again
    would you mind repeating the question
    could you please ask the question again
    i missed that
    one more time please
    your voice cut out
    please repeat
    what did you say
    i could not hear the question
    um sorry could you repeat that for me
    could you repeat a question
    can you repeat the crest in please
    good you repeat the question
    i think i missed the question
    can you ask that question one more time
    hm what
    you broke up there
    could you say it once more
    im sorry there was a noise in the street just now could you please repeat the question one more time
    can you repeat the question please because i did not hear the last part of it`,
  explain: `
    What do you mean?
    what do you mean by that
    i dont understand the question
    I didn't understand
    could you explain the question
    can you clarify that please
    could you rephrase the question
    can you put it another way
    what does that mean
    im not sure what youre asking
    sorry i do not follow
    what exactly are you asking
    can you be more specific
    could you say it in other words
    explain please
    the question is not clear
    i dont get the question
    what are you looking for
    can you give me an example
    could you ask it in a different way
    i am a bit confused
    what do you want to know exactly
    could you please explain what you mean
    could you explain a question
    could you ask any different way
    well i am not quite sure that i got the point of this one could you rephrase it please`,
  skip: `
    Skip this one please
    skip
    can we skip this question
    next question
    next please
    lets move on
    can we move on to the next question
    i would rather not answer that
    pass
    id like to skip this one
    i want to skip
    can i pass on this one
    go to the next question
    please skip this question
    move on
    i dont want to answer this question
    lets skip it
    could you ask me something else
    can we go on to the next one
    ill pass on that
    i think i will skip this one
    okay next one please
    can we skip a question
    lets go to the next one
    i prefer not to answer`,
  dont_know: `
    I don't know
    i dont know
    i do not know the answer
    i really dont know
    no idea
    i have no idea
    sorry i have no clue
    i'm not sure
    not sure about that
    i cant think of anything
    i cant think of an example
    i can think of anything
    i dont know anything about that
    i have no experience with that
    nothing comes to mind
    i dont remember
    dunno
    honestly i don't know
    ive never done that
    i dont have an answer
    i dont know what to say
    i dont know how to answer that
    um i don't really know
    to be honest i dont know
    not a clue
    i am not familiar with that
    i really do not know this one`,
  wait: `
    Can I have a minute?
    can i have a minute
    give me a minute please
    one moment please
    just a second
    let me think
    let me think about that
    i need a moment
    hold on
    hang on a second
    could i have a moment to think
    may i take a minute
    wait a minute
    bear with me
    i need some time to think
    can you give me a second
    please wait
    let me think for a moment
    im thinking
    just give me a few seconds
    i need a little more time
    im not ready yet
    could you give me one moment please
    okay let me think about it for a second
    can i have a minute to collect my thoughts
    can i have the minute to think`,
  stop: `
    Stop the interview
    i want to stop the interview
    i would like to end the interview
    please end the interview now
    can we stop here
    i want to stop
    lets stop here
    i want to quit
    i need to go
    i have to go
    can you end the interview please
    im done with this
    i give up
    please stop
    stop
    end the interview
    i dont want to continue
    quit the interview
    can we finish the interview here
    id like to leave the interview
    i need to end this now
    i think we should stop
    thats enough for today
    i want to stop the interview now please
    okay stop the interview
    can we stop the inter view`,
};

poster-olympics = Heimlich bieten, heimlich investieren und ab aufs Podium.
